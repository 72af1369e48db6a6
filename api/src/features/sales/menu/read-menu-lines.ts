import { accept, type Result } from '@comptoir/domain/base/results/result';
import { readMenuFile, type MenuLine } from '@comptoir/domain/sales/menu/read-menu-file';
import { workAside } from '../../../platform/aside/work-aside.ts';
import { decodeText } from '../../../platform/files/decode-text.ts';
import { AppError } from '../../../platform/http/app-error.ts';

/** The lines of a file as one text, which crosses between threads in no time. */
export function readMenuLines(file: Uint8Array): Result<string, 'menu-file-unreadable' | 'menu-full'> {
  const read = readMenuFile(decodeText(file));
  return read.ok ? accept(JSON.stringify(read.value)) : read;
}

/** Reads a file, in base64, beside the thread that answers tills. @throws AppError menu-file-unreadable, menu-full */
export async function readMenuLinesAside(file: string): Promise<MenuLine[]> {
  const read = await workAside<typeof readMenuLines>('readMenuLines', Buffer.from(file, 'base64'));
  if (!read.ok) throw new AppError(read.reason);
  return JSON.parse(read.value) as MenuLine[];
}
