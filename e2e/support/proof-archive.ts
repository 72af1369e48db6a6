import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { crc32, inflateRawSync } from 'node:zlib';

/** The files of a proof by name, in their order. */
export type ProofFiles = Map<string, Buffer>;

const BLOCK = 1024 * 1024;

/** Reads an archive, APPNOTE 4.3. */
export function readProof(archive: Buffer): ProofFiles {
  const end = archive.lastIndexOf(Buffer.from('504b0506', 'hex'));
  const files: ProofFiles = new Map();
  for (let at = archive.readUInt32LE(end + 16); at < end;) {
    const [packed, offset] = [archive.readUInt32LE(at + 20), archive.readUInt32LE(at + 42)];
    const name = archive.toString('utf8', at + 46, at + 46 + archive.readUInt16LE(at + 28));
    const start = offset + 30 + archive.readUInt16LE(offset + 26) + archive.readUInt16LE(offset + 28);
    files.set(name, inflateRawSync(archive.subarray(start, start + packed)));
    at += 46 + Buffer.byteLength(name) + archive.readUInt16LE(at + 30) + archive.readUInt16LE(at + 32);
  }
  return files;
}

/** Packs files again, and seals them as someone would who knows how. */
export function packProof(files: ProofFiles): Buffer {
  const [parts, directory] = [[] as Buffer[], [] as Buffer[]];
  let offset = 0;
  for (const [name, content] of files) {
    const common = Buffer.alloc(26);
    common.writeUInt16LE(20, 0);
    common.writeUInt32LE(crc32(content), 10);
    common.writeUInt32LE(content.length, 14);
    common.writeUInt32LE(content.length, 18);
    common.writeUInt16LE(Buffer.byteLength(name), 22);
    const place = Buffer.alloc(14);
    place.writeUInt32LE(offset, 10);
    directory.push(Buffer.from('504b01021400', 'hex'), common, place, Buffer.from(name));
    const local = Buffer.concat([Buffer.from('504b0304', 'hex'), common, Buffer.from(name), content]);
    parts.push(local);
    offset += local.length;
  }
  const listed = Buffer.concat(directory);
  const end = Buffer.from('504b05060000000000000000000000000000000040000000', 'hex').subarray(0, 22);
  end.writeUInt16LE(files.size, 8);
  end.writeUInt16LE(files.size, 10);
  end.writeUInt32LE(listed.length, 12);
  end.writeUInt32LE(offset, 16);
  end.writeUInt16LE(64, 20);
  const sealed = Buffer.concat([...parts, listed, end]);
  const hashes = Array.from({ length: Math.ceil(sealed.length / BLOCK) }, (_, block) =>
    sha256(sealed.subarray(block * BLOCK, (block + 1) * BLOCK)),
  );
  return Buffer.concat([sealed, Buffer.from(sha256(Buffer.concat(hashes)).toString('hex'))]);
}

const sha256 = (bytes: Buffer): Buffer => createHash('sha256').update(bytes).digest();

/** The same files with other bills among them; the list is left as it was. */
export const editBills = (files: ProofFiles, change: (lines: string[]) => string[]): ProofFiles =>
  new Map([
    ...files,
    [
      lastBillsIn(files),
      Buffer.from(
        change(linesOf(files))
          .map((line) => `${line}\n`)
          .join(''),
      ),
    ],
  ]);

/** A bill's number and signatures, of its line in a proof. */
export function readLine(line = ''): {
  noTrans: string;
  actu: string;
  preced: string;
  certificate: string;
  soldAt: string;
} {
  const { document } = JSON.parse(line) as { document: string };
  const { noTrans, datTrans, signa, emprCertifSEV } = JSON.parse(document) as {
    noTrans: string;
    datTrans: string;
    signa: { actu: string; preced: string };
    emprCertifSEV: string;
  };
  return { noTrans, ...signa, certificate: emprCertifSEV, soldAt: datTrans };
}

/** The bills of the device that sold last. */
export const linesOf = (files: ProofFiles): string[] => linesIn(files, lastBillsIn(files));

/** Each device has files of its own: the one that ends with the latest bill. */
function lastBillsIn(files: ProofFiles): string {
  const ends = [...files.keys()]
    .filter((name) => name.startsWith('bills/'))
    .map((name) => ({ name, soldAt: readLine(linesIn(files, name).at(-1)).soldAt }));
  return ends.reduce((last, one) => (one.soldAt > last.soldAt ? one : last)).name;
}

const linesIn = (files: ProofFiles, name: string): string[] => String(files.get(name)).trimEnd().split('\n');

/** Unpacks files into a folder. */
export async function unpackProof(files: ProofFiles, folder: string): Promise<void> {
  for (const [name, content] of files) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), content);
  }
}
