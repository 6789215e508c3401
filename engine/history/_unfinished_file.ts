/**
 * Files that have their names only once they are whole.
 *
 * @module
 */

/** A file under the name it has until it is whole: `NAME.1.part`. */
export interface UnfinishedFile {
  /** The file, new and empty, and locked as long as it is open. */
  readonly file: Deno.FsFile;
  /** Its name until then. */
  readonly path: string;
}

/**
 * Begins a file. What a process that was killed has left of the same file is removed; if another
 * one is writing it just now, as when a machine was taken for lost, the number is the next.
 *
 * @param path Name of the file, once it is whole.
 */
export function beginFile(path: string): UnfinishedFile {
  for (let number = 1;; number++) {
    const unfinished = `${path}.${number}.part`;
    const file = removeIfDead(unfinished) ? createLocked(unfinished) : null;
    if (file !== null) return { file, path: unfinished };
  }
}

/** Makes a file and locks it, or returns null if somebody has been there between two steps. */
function createLocked(path: string): Deno.FsFile | null {
  let file: Deno.FsFile;
  try {
    file = Deno.openSync(path, { write: true, createNew: true });
  } catch (error) {
    if (error instanceof Deno.errors.AlreadyExists) return null;
    throw error;
  }
  if (file.tryLockSync(true) && isAt(file, path)) return file;
  file.close();
  return null;
}

/** Whether a path leads to an open file, not to another one or none. */
function isAt(file: Deno.FsFile, path: string): boolean {
  try {
    return file.statSync().ino === Deno.lstatSync(path).ino;
  } catch (error) {
    if (error instanceof Deno.errors.NotFound) return false;
    throw error;
  }
}

/**
 * Gives a file its name; one that was there is replaced.
 *
 * @param path The name.
 * @param isSynced Whether it is on the disk before.
 */
export function finishFile(unfinished: string, path: string, isSynced: boolean): void {
  if (isSynced) syncPath(unfinished);
  Deno.renameSync(unfinished, path);
}

/** Waits until a file, or the names in a folder, are on the disk. */
export function syncPath(path: string): void {
  using file = Deno.openSync(path, { read: true });
  file.syncSync();
}

/** Removes a file that nobody writes any more. Returns false if somebody does. */
function removeIfDead(path: string): boolean {
  try {
    using file = Deno.openSync(path, { read: true });
    if (!file.tryLockSync(true)) return false;
    // It may have got its name by now, and another one begun: then it is not the one that is locked.
    if (!isAt(file, path)) return false;
    Deno.removeSync(path);
    return true;
  } catch (error) {
    if (error instanceof Deno.errors.NotFound) return true;
    throw error;
  }
}
