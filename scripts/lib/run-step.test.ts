import { describe, expect, it } from 'vitest';
import { runStep } from './run-step.mjs';

const step = (script: string): ReturnType<typeof runStep> =>
  runStep([process.execPath, '-e', script], { cwd: import.meta.dirname });

describe('runStep', () => {
  it('says whether the command succeeded', async () => {
    expect(await step('')).toMatchObject({ ok: true });
    expect(await step('process.exit(3)')).toMatchObject({ ok: false });
  });

  it('takes a command that does not exist for one that failed', async () => {
    const ran = await runStep(['no-such-command'], { cwd: import.meta.dirname });
    expect(ran.ok).toBe(false);
  });

  it('hands a signal on, and ends everything', async () => {
    const running = step('setInterval(() => {}, 1000)');
    process.emit('SIGTERM');
    await expect(running).rejects.toThrow('Stopped before the end.');
  });
});
