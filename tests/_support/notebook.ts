/**
 * Notebook files.
 *
 * @module
 */

/** One cell. */
export interface NotebookCell {
  /** Name of the cell in its notebook. */
  readonly id: string;
  readonly cell_type: "code" | "markdown";
  readonly source: string | readonly string[];
  readonly metadata: Readonly<Record<string, unknown>>;
  /** Only code has them. */
  readonly execution_count?: number | null;
  readonly outputs?: readonly unknown[];
}

/** A notebook as its file holds it (https://nbformat.readthedocs.io, version 4.5). */
export interface NotebookFile {
  readonly nbformat: number;
  readonly nbformat_minor: number;
  readonly metadata: {
    readonly kernelspec: { readonly name: string; readonly language: string };
    readonly language_info: { readonly name: string };
  };
  readonly cells: readonly NotebookCell[];
}

/** Reads a notebook. */
export function readNotebook(url: URL): NotebookFile {
  return JSON.parse(Deno.readTextFileSync(url));
}

/** The text of a cell. */
export function sourceOf({ source }: NotebookCell): string {
  return typeof source === "string" ? source : source.join("");
}

/** The code of a notebook, cell by cell. */
export function codeCells(notebook: NotebookFile): string[] {
  return notebook.cells.filter(({ cell_type }) => cell_type === "code").map(sourceOf);
}
