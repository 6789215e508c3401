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
    if (!removeIfDead(unfinished)) continue;
    try {
      const file = Deno.openSync(unfinished, { write: true, createNew: true });
      file.lockSync(true);
      return { file, path: unfinished };
    } catch (error) {
      if (!(error instanceof Deno.errors.AlreadyExists)) throw error;
      // Somebody has begun it this moment.
    }
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
    if (file.statSync().ino !== Deno.lstatSync(path).ino) return false;
    Deno.removeSync(path);
    return true;
  } catch (error) {
    if (error instanceof Deno.errors.NotFound) return true;
    throw error;
  }
}
