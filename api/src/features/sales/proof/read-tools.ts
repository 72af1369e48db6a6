import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { ArchiveFile } from '../../../platform/files/write-archive.ts';

const README = `PREUVE DE FACTURES · PROOF OF BILLS

Français
  1. Sortez verify.html du fichier ZIP et ouvrez-le dans un navigateur, même sans réseau.
  2. Choisissez le fichier ZIP, tel que vous l'avez téléchargé, ou le dossier où vous l'avez décompressé.
  Ou, avec Node 20 ou plus récent : node verify.mjs preuve.zip (ou le dossier)
  (se termine par 0 : tout est en ordre; 1 : quelque chose ne va pas, la facture est nommée; 2 : fichier illisible;
  3 : tout est en ordre, mais sous une autre clé que celle qui a été donnée).
  Gardez le contenu de checkpoint.txt ailleurs : c'est à lui que l'on reconnaît la preuve, et sa clé est la même pour
  toutes les preuves d'un portail. Pour comparer, collez-le dans la page, ou :
    node verify.mjs --key checkpoint-garde.txt preuve.zip      (un fichier avec la clé, ou ses 64 chiffres)
    node verify.mjs --fingerprint 64-chiffres preuve.zip       (l'empreinte de la preuve, ou celle de la clé)
  Le texte signé est tout checkpoint.txt jusqu'à la ligne « key » incluse, avec son saut de ligne. Signature : ECDSA,
  P-256, SHA-256, r puis s (64 octets) en base64. Clé : SubjectPublicKeyInfo en base64; son empreinte : SHA-256 de ses octets.
  Ce qu'une preuve ne dit pas est écrit au bas de verify.html.

English
  1. Take verify.html out of the ZIP file and open it in a browser, even without a network.
  2. Choose the ZIP file, as you downloaded it, or the folder that you unpacked it to.
  Or, with Node 20 or later: node verify.mjs proof.zip (or the folder)
  (ends with 0: all right; 1: something is wrong, and the bill is named; 2: the file cannot be read;
  3: all right, but under another key than the one given).
  Keep what checkpoint.txt says elsewhere: it is what a proof is recognized by, and its key is the same for all proofs
  of a portal. To compare, paste it into the page, or:
    node verify.mjs --key kept-checkpoint.txt proof.zip        (a file with the key, or its 64 digits)
    node verify.mjs --fingerprint 64-digits proof.zip          (the proof's fingerprint, or that of the key)
  The signed text is all of checkpoint.txt up to and with the line "key", its newline included. Signature: ECDSA, P-256,
  SHA-256, r then s (64 bytes) in base64. Key: SubjectPublicKeyInfo in base64; its fingerprint: SHA-256 of its bytes.
  What a proof does not say is written at the bottom of verify.html.
`;

/** Reads the tools that a proof is verified with: one page, one program, and how to begin. */
export async function readTools(folder: string): Promise<ArchiveFile[]> {
  const names = ['verify.html', 'verify.mjs'];
  const contents = await Promise.all(names.map((name) => readFile(path.join(folder, name))));
  return [
    { name: 'LISEZ-MOI-README.txt', content: Buffer.from(README) },
    ...contents.map((content, index) => ({ name: names[index] ?? '', content })),
  ];
}
