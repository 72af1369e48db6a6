import type { PickedFile } from './open-chosen.ts';

/**
 * Lists the dropped files, and all that is in dropped folders. It has to be called while the drop is handled; afterwards browsers
 * hand out nothing more.
 */
export async function listDropped(items: Iterable<DataTransferItem>): Promise<PickedFile[]> {
  const listed = [...items].filter(({ kind }) => kind === 'file').map(listItem);
  return (await Promise.all(listed)).flat();
}

/** Chromium opens no entry of a folder for a page from disk, but a handle; other browsers know entries alone. */
function listItem(item: DataTransferItem & { getAsFileSystemHandle?: () => Promise<Handle> }): Promise<PickedFile[]> {
  const entry = item.webkitGetAsEntry();
  if (item.getAsFileSystemHandle) return item.getAsFileSystemHandle().then((handle) => listHandle(handle, handle.name));
  return entry ? listEntry(entry, entry.name) : Promise.resolve([]);
}

/** File System Access, as far as it is used. */
interface Handle {
  readonly kind: 'file' | 'directory';
  readonly name: string;
  getFile(): Promise<File>;
  values(): AsyncIterable<Handle>;
}

async function listHandle(handle: Handle, path: string): Promise<PickedFile[]> {
  if (handle.kind === 'file') return [{ path, file: await handle.getFile() }];
  const listed: PickedFile[] = [];
  for await (const child of handle.values()) listed.push(...(await listHandle(child, `${path}/${child.name}`)));
  return listed;
}

async function listEntry(entry: FileSystemEntry, path: string): Promise<PickedFile[]> {
  if (isFile(entry)) return [{ path, file: await new Promise<File>((resolve, reject) => entry.file(resolve, reject)) }];
  if (!isFolder(entry)) return [];
  const reader = entry.createReader();
  const listed: PickedFile[] = [];
  for (;;) {
    // some hundred at a time, until there are none
    const children = await new Promise<FileSystemEntry[]>((resolve, reject) => reader.readEntries(resolve, reject));
    if (children.length === 0) return listed;
    for (const child of children) listed.push(...(await listEntry(child, `${path}/${child.name}`)));
  }
}

const isFile = (entry: FileSystemEntry): entry is FileSystemFileEntry => entry.isFile;
const isFolder = (entry: FileSystemEntry): entry is FileSystemDirectoryEntry => entry.isDirectory;
