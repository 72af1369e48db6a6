import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { EN, type CommandTexts } from './authority-command.en.ts';
import { FR } from './authority-command.fr.ts';
import { readCommand } from './read-command.ts';
import { type Call, runCommand } from './run-command.ts';

const runningSchema = z.object({ authorityControlUrl: z.url() });

async function main(): Promise<void> {
  const { command, lang, words } = readCommand(process.argv.slice(2));
  const texts = textsOf(lang || process.env.LC_ALL || process.env.LANG || '');
  try {
    if (command === null) throw new Error(texts.badCommand(words));
    console.log(await runCommand(command, callOf(texts), texts));
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    process.exitCode = 1;
  }
}

function textsOf(lang: string): CommandTexts {
  return lang.toLowerCase().startsWith('fr') ? FR : EN;
}

function callOf(texts: CommandTexts): Call {
  return async (method, path, body) => {
    const base = controlUrlOf(process.env.DATA_DIR ?? '.data', texts);
    const sent = body === undefined ? {} : { body: JSON.stringify(body) };
    const reply = await fetch(new URL(path, base), {
      method,
      headers: { 'content-type': 'application/json' },
      ...sent,
    }).catch(() => null);
    if (!reply) throw new Error(texts.unreachable(base));
    const answer: unknown = await reply.json().catch(() => null);
    if (reply.status === 404) throw new Error(texts.noCertificate);
    if (!reply.ok) throw new Error(texts.refused(fieldsOf(answer)));
    return answer;
  };
}

function controlUrlOf(dataDir: string, texts: CommandTexts): string {
  try {
    return runningSchema.parse(JSON.parse(readFileSync(join(dataDir, 'running.json'), 'utf8'))).authorityControlUrl;
  } catch {
    throw new Error(texts.nothingRuns(dataDir));
  }
}

/** The fields that were refused; the sentence around them is ours, in the reader's language. */
function fieldsOf(answer: unknown): string {
  const refusal = z.object({ fields: z.array(z.object({ path: z.string() })) }).safeParse(answer);
  return refusal.data?.fields.map(({ path }) => path).join(', ') ?? '?';
}

await main();
