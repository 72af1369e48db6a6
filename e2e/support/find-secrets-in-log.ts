import { readdir, readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { logOf } from './start-comptoir.ts';

/** Folders without secrets of their own, or with those of the operating system's programs alone. */
const PASSED_OVER = /^(postgres\/(?!password$)|log-archive\/)/;

/** Values under a name that says that they are secret, in JSON and in lines of it. */
const NAMED = /"\w*(?:secret|token|password|authCode|activationCode)\w*":\s?"([^"\\]{8,})"/gi;

/** Secrets that a letter alone brings: a temporary password, or the link of an estimate. */
const IN_LETTERS = [/(?:Mot de passe temporaire\u00A0|Temporary password): ([\w-]{8,})/g, /\/acceptance\/([\w-]{43})/g];

/** Forms that no line may have, whoever typed it: a web token, an Authorization header, the number of a card. */
const FORMS = [/eyJ[\w-]{8,}\.eyJ[\w-]{8,}/g, /Bearer\s+[\w.-]{8,}/gi, /\b(?:4\d{15}|5[1-5]\d{14})\b/g];

/** Passwords that everybody knows of the demo, and that its journeys choose. */
const KNOWN = ['comptoir-demo'];

/** Result of a search of a log: the secrets in it, by where they are kept, and how much was looked through. */
export interface SearchedLog {
  readonly found: readonly string[];
  readonly lines: number;
  readonly secrets: number;
}

/** Looks for every secret that a Comptoir has, and for whatever has the form of one, in the lines that its server logged. */
export async function findSecretsInLog(dataDir: string): Promise<SearchedLog> {
  // what `npm start` says for people stands in the same file: the demo's password is in it
  const lines = (await readFile(logOf(dataDir), 'utf8')).split('\n').filter((line) => line.startsWith('{'));
  const text = lines.join('\n');
  const secrets = await collectSecrets(dataDir);
  const found = [...secrets].filter(([secret]) => text.includes(secret)).map(([, place]) => place);
  const formed = FORMS.filter((form) => text.search(form) >= 0).map(String);
  return { found: [...new Set([...found, ...formed])], lines: lines.length, secrets: secrets.size };
}

/** Secrets with the place that they were found in. */
async function collectSecrets(dataDir: string): Promise<Map<string, string>> {
  const secrets = new Map(KNOWN.map((secret) => [secret, 'the demo’s password']));
  const entries = await readdir(dataDir, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  for (const file of files) {
    const name = relative(dataDir, file);
    if (PASSED_OVER.test(name) || file === logOf(dataDir)) continue;
    for (const secret of readSecrets(name, await readFile(file, 'utf8'))) secrets.set(secret, name);
  }
  return secrets;
}

function readSecrets(name: string, text: string): string[] {
  const whole = /(\.key|\/password)$/.test(name) || (/key[^/]*\.pem$/.test(name) && text.includes('PRIVATE'));
  if (whole) return text.split('\n').filter((line) => line.length >= 8 && !line.startsWith('-----'));
  const forms = name.startsWith('mailbox/') ? [NAMED, ...IN_LETTERS] : [NAMED];
  return forms.flatMap((form) => [...text.matchAll(form)].map(([, secret = '']) => secret));
}
