import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readTracked, takeCensus } from './lib/census.mjs';
import { runCommand } from './lib/refusal.mjs';
import { ROOT } from './lib/root.mjs';

/** `npm run census` counts what the project holds itself to; with a word of a figure's name, lists the places that make it up. */
await runCommand(async () => {
  const [word] = process.argv.slice(2);
  /** @type {Record<string, { most: number, aim: number }>} */
  const bounds = JSON.parse(readFileSync(join(ROOT, 'scripts', 'census.json'), 'utf8'));
  for (const [name, { count, places }] of Object.entries(takeCensus(readTracked(ROOT)))) {
    if (word === undefined) console.log(`${name.padEnd(44)}${String(count).padStart(8)}   aim ${bounds[name]?.aim}`);
    else if (name.includes(word)) console.log(places.join('\n'));
  }
});
