import type { AuthorityStatus } from '../authority/control/status.ts';
import type { Fault } from '../authority/state/fault.ts';
import type { CommandTexts } from './authority-command.en.ts';
import type { Command } from './read-command.ts';

/** Calls the control plane: method, path and body in, the parsed answer out. */
export type Call = (method: string, path: string, body?: unknown) => Promise<unknown>;

/** Runs one command and returns what to print. */
export async function runCommand(command: Command, call: Call, texts: CommandTexts): Promise<string> {
  switch (command.kind) {
    case 'help':
      return texts.usage;
    case 'status':
      // The control plane is of this same package: its answers have the types it declares.
      return describeStatus((await call('GET', '/control/status')) as AuthorityStatus, texts);
    case 'mode':
      await call('POST', '/control/mode', { mode: command.mode });
      return texts[command.mode];
    case 'strict':
      await call('POST', '/control/strict', { strict: command.strict });
      return texts.strict(command.strict);
    case 'clear':
      await call('DELETE', '/control/faults');
      return texts.cleared;
    case 'activation':
      await call('POST', '/control/activations', command.delay);
      return texts.activation(command.delay.authorizationCode, command.delay.minutes);
    case 'age':
      await call('POST', '/control/certificates/age', { days: command.days });
      return texts.age(command.days);
    case 'revoke': {
      const { revoked } = (await call('POST', '/control/certificates/revoke', command.whose)) as { revoked: string[] };
      return texts.revoked(revoked.length);
    }
    case 'fault':
      return describeFault((await call('POST', '/control/faults', command.fault)) as Fault, texts);
    default:
      return command satisfies never;
  }
}

function describeFault(fault: Fault, texts: CommandTexts): string {
  const name = [fault.fault, fault.value, fault.request, fault.deviceNumber].filter((part) => part !== null).join(' ');
  return texts.fault(name, texts.times(fault.remaining));
}

function describeStatus({ mode, strict, counters, faults }: AuthorityStatus, texts: CommandTexts): string {
  const counted = Object.entries(texts.counters) as [keyof CommandTexts['counters'], string][];
  return [
    mode === 'up' ? texts.modeUp : texts.modeDown,
    texts.strict(strict),
    ...counted.map(([key, label]) => `${String(counters[key]).padStart(8)}  ${label}`),
    ...(faults.length > 0 ? [texts.faults, ...faults.map((fault) => `  ${describeFault(fault, texts)}`)] : []),
  ].join('\n');
}
