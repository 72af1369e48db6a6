import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

/** Files that are written as text; pictures and fonts are compressed by their own forms. */
const TEXT = /\.(js|css|html|svg|json|txt|webmanifest)$/;

/** Below this a file fits into a packet or two either way. */
const WORTH_IT_BYTES = 1024;

/**
 * Writes a brotli and a gzip twin beside every text file of a folder that is larger than 1 kB, as small as they get: once
 * here, instead of at every visit. Hidden folders are not served and left alone.
 * @param {string} folder
 */
export function compressFiles(folder) {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const file = join(entry.parentPath, entry.name);
    if (!entry.isFile() || !TEXT.test(entry.name) || /[\\/]\./.test(file.slice(folder.length))) continue;
    const content = readFileSync(file);
    if (content.length <= WORTH_IT_BYTES) continue;
    const size = { [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
    writeFileSync(`${file}.br`, brotliCompressSync(content, { params: size }));
    writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }));
  }
}
