import { z } from 'zod';
import type { Context } from '../context.ts';
import type { Folder } from '../platform.ts';

/** A reply's time, and how long the computer had been running when it came. */
const heardTime = z.object({
  comptoirAt: z.iso.datetime(),
  uptime: z.object({ boot: z.string(), ms: z.number() }),
});

/** Replies bear whole seconds and take their time: less than this is no news. */
const NEWS_MS = 3000;

/** Remembers Comptoir's time of a reply. Losing it costs a question, never a bill. */
export async function rememberTime(context: Pick<Context, 'uptime'>, folder: Folder, comptoirAt: Date): Promise<void> {
  const time = await readComptoirTime(context, folder);
  if (time !== null && Math.abs(time.getTime() - comptoirAt.getTime()) < NEWS_MS) return;
  const heard = { comptoirAt: comptoirAt.toISOString(), uptime: context.uptime() };
  await folder.writeLoosely(TIME, JSON.stringify(heard));
}

/** Comptoir's time now, counted on from its last reply; null when none came since the computer was started. */
export async function readComptoirTime({ uptime }: Pick<Context, 'uptime'>, folder: Folder): Promise<Date | null> {
  try {
    const heard = heardTime.parse(JSON.parse((await folder.read(TIME)) ?? ''));
    const now = uptime();
    const passedMs = now.ms - heard.uptime.ms;
    // where the system does not name its starts, a computer that runs for less long than it did was started since
    return now.boot === heard.uptime.boot && passedMs >= 0 ? new Date(Date.parse(heard.comptoirAt) + passedMs) : null;
  } catch {
    return null;
  }
}

const TIME = 'time.json';
