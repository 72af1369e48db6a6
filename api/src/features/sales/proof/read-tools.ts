import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { ArchiveFile } from '../../../platform/files/write-archive.ts';

const README = `PREUVE DE FACTURES · PROOF OF BILLS

Français
  1. Sortez verify.html du fichier ZIP et ouvrez-le dans un navigateur, même sans réseau.
  2. Choisissez le fichier ZIP, tel que vous l'avez téléchargé, ou le dossier où vous l'avez décompressé.
  Ou, avec Node 20 ou plus récent : node verify.mjs preuve.zip (ou le dossier)
  (se termine par 0 : tout est en ordre; 1 : quelque chose ne va pas, la facture est nommée; 2 : fichier illisible).
  Gardez le contenu de checkpoint.txt ailleurs : c'est à lui que l'on reconnaît la preuve.
  Ce qu'une preuve ne dit pas est écrit au bas de verify.html.

English
  1. Take verify.html out of the ZIP file and open it in a browser, even without a network.
  2. Choose the ZIP file, as you downloaded it, or the folder that you unpacked it to.
  Or, with Node 20 or later: node verify.mjs proof.zip (or the folder)
  (ends with 0: all right; 1: something is wrong, and the bill is named; 2: the file cannot be read).
  Keep what checkpoint.txt says elsewhere: it is what a proof is recognized by.
  What a proof does not say is written at the bottom of verify.html.
`;

/** What a proof is verified with: one page, one program, and how to begin. */
export async function readTools(folder: string): Promise<ArchiveFile[]> {
  const names = ['verify.html', 'verify.mjs'];
  const contents = await Promise.all(names.map((name) => readFile(path.join(folder, name))));
  return [
    { name: 'LISEZ-MOI-README.txt', content: Buffer.from(README) },
    ...contents.map((content, index) => ({ name: names[index] ?? '', content })),
  ];
}
