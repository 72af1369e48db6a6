import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { ZipFile } from 'yazl';

/** A file of an archive, small enough to be held. */
export interface ArchiveFile {
  readonly name: string;
  readonly content: Buffer;
}

/** Bytes hashed at once: a browser that verifies a seal can hash no stream. */
const BLOCK = 1024 * 1024;

/** The seal is the archive's comment, so nothing stands behind it: SHA-256 in hex. */
const SEAL_SIZE = 64;

/**
 * An archive, written while its files come in: the next one is asked for when the last one has been taken. Its last 64 bytes are its
 * seal, the SHA-256 of the SHA-256 of each block of a mebibyte of all that stands before (APPNOTE 4.3.16: the comment of an archive).
 */
export async function* writeArchive(files: AsyncIterable<ArchiveFile>, madeAt: Date): AsyncIterable<Buffer> {
  const zip = new ZipFile();
  const output = zip.outputStream as Readable;
  addFiles(zip, { files, madeAt }).catch((error: unknown) =>
    output.destroy(error instanceof Error ? error : new Error(String(error))),
  );
  const seal = startSeal();
  let held = Buffer.alloc(0);
  for await (const piece of output) {
    const bytes = Buffer.concat([held, piece as Buffer]);
    // what may be the place of the seal is kept until more comes
    const sealed = bytes.subarray(0, Math.max(0, bytes.length - SEAL_SIZE));
    held = bytes.subarray(sealed.length);
    seal.take(sealed);
    yield sealed;
  }
  yield Buffer.from(seal.close(), 'latin1');
}

async function addFiles(
  zip: ZipFile,
  { files, madeAt }: { files: AsyncIterable<ArchiveFile>; madeAt: Date },
): Promise<void> {
  for await (const { name, content } of files) {
    const stream = Readable.from([content], { objectMode: false });
    zip.addReadStream(stream, name, { mtime: madeAt });
    await finished(stream);
  }
  zip.end({ forceZip64Format: false, comment: '0'.repeat(SEAL_SIZE) });
}

function startSeal() {
  const blocks = createHash('sha256');
  let block = createHash('sha256');
  let inBlock = 0;
  const closeBlock = (): void => {
    blocks.update(block.digest());
    block = createHash('sha256');
    inBlock = 0;
  };
  return {
    take: (bytes: Buffer): void => {
      for (let at = 0; at < bytes.length;) {
        const taken = bytes.subarray(at, at + BLOCK - inBlock);
        block.update(taken);
        inBlock += taken.length;
        at += taken.length;
        if (inBlock === BLOCK) closeBlock();
      }
    },
    close: (): string => {
      if (inBlock > 0) closeBlock();
      return blocks.digest('hex');
    },
  };
}
