/**
 * Reference data that lies beside the project, not in it: tests that need it skip aloud without it.
 *
 * @module
 */

const ROOT = new URL("../../../shared/", import.meta.url);

let reported = false;

/** Where a reference file lies, for readers that want bytes; the file may be missing. */
export function referenceUrl(path: string): URL {
  return new URL(path, ROOT);
}

/**
 * Reads a reference file.
 *
 * @param path Path inside the reference data, such as `vectors/equity.json`.
 * @returns What a `.json` file holds, the text of any other, or undefined if it is missing.
 */
export function readReference(path: string): unknown | undefined {
  const text = orUndefined(() => Deno.readTextFileSync(referenceUrl(path)));
  return text !== undefined && path.endsWith(".json") ? JSON.parse(text) : text;
}

/**
 * Lists the files below a folder of the reference data.
 *
 * @param folder Folder inside the reference data, such as `cases`.
 * @returns Sorted paths for {@link readReference}; none if the folder is missing.
 */
export function referenceFiles(folder: string): string[] {
  const entries = orUndefined(() => [...Deno.readDirSync(referenceUrl(`${folder}/`))]) ?? [];
  return entries.flatMap(({ name, isDirectory }) => {
    const path = `${folder}/${name}`;
    return isDirectory ? referenceFiles(path) : [path];
  }).sort();
}

function orUndefined<T>(read: () => T): T | undefined {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof Deno.errors.NotFound)) throw error;
    if (!reported) console.log(`skipped: reference data not found (${ROOT.pathname})`);
    reported = true;
    return undefined;
  }
}
