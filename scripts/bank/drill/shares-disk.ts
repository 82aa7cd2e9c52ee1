import { readFile, stat } from 'node:fs/promises';

const usualSettings = '/etc/pgbackrest/pgbackrest.conf';

/**
 * Says whether all that pgBackRest keeps is on the disk of the database: one disk that is lost then
 * takes both. Null where its settings or a folder cannot be read.
 */
export async function sharesDisk(
  settings: string = process.env['PGBACKREST_CONFIG'] ?? usualSettings,
): Promise<boolean | null> {
  try {
    const text = await readFile(settings, 'utf8');
    if (/^repo\d+-(?:host|type)=(?!posix$)/m.test(text)) return false;
    const foldersOf = (option: RegExp) =>
      [...text.matchAll(option)].map(([, folder = '']) => folder.trim());
    const [data] = foldersOf(/^pg1-path=(.+)$/gm);
    const repositories = foldersOf(/^repo\d+-path=(.+)$/gm);
    if (data === undefined || repositories.length === 0) return null;
    const { dev } = await stat(data);
    const disks = await Promise.all(repositories.map((folder) => stat(folder)));
    return disks.every((disk) => disk.dev === dev);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === undefined) throw error;
    return null;
  }
}
