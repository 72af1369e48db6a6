import type { Uptime } from '../platform.ts';
import { openFolders } from '../node/open-folders.ts';
import { findComptoir } from '../node/find-comptoir.ts';
import type { Screen } from '../context.ts';
import { TEXTS, type Language } from '../texts/language.ts';
import { TerminalError } from '../terminal-error.ts';
import type { Command } from './command.ts';
import { contract, final, instalment } from './commands/contract.ts';
import { clock } from './commands/clock.ts';
import { correct } from './commands/correct.ts';
import { declareSeller } from './commands/declare-seller.ts';
import { abort, cancel, left, thirdParty } from './commands/end-bill.ts';
import { estimate, quote } from './commands/estimate.ts';
import { enrol } from './commands/enrol.ts';
import { exportRecords } from './commands/export-records.ts';
import { giveUp } from './commands/give-up.ts';
import { menu } from './commands/menu.ts';
import { pay } from './commands/pay.ts';
import { refund } from './commands/refund.ts';
import { renew } from './commands/renew.ts';
import { duplicate, reprint } from './commands/reprint.ts';
import { sale } from './commands/sale.ts';
import { report } from './commands/report.ts';
import { endOfShift, send } from './commands/send.ts';
import { sellers } from './commands/sellers.ts';
import { shift } from './commands/shift.ts';
import { simulate } from './commands/simulate.ts';
import { group, split } from './commands/split.ts';
import { status } from './commands/status.ts';
import { table } from './commands/table.ts';
import { tables } from './commands/tables.ts';
import { toSign } from './commands/to-sign.ts';
import { describeFailure } from './describe-failure.ts';
import { readArguments, type Arguments } from './read-arguments.ts';

const COMMANDS: Readonly<Record<string, Command>> = {
  enrol,
  link: enrol,
  renew,
  'give-up': giveUp,
  shift,
  clock,
  menu,
  sale,
  table,
  tables,
  pay,
  split,
  group,
  cancel,
  left,
  abort,
  refund,
  correct,
  reprint,
  duplicate,
  estimate,
  quote,
  'to-sign': toSign,
  contract,
  instalment,
  final,
  'third-party': thirdParty,
  'declare-seller': declareSeller,
  sellers,
  report,
  export: exportRecords,
  status,
  send,
  'end-of-shift': endOfShift,
  simulate,
};

/** Surroundings of the program. */
export interface Surroundings {
  readonly environment: Readonly<Record<string, string | undefined>>;
  readonly screen: Screen;
  readonly now: () => Date;
  readonly uptime: () => Uptime;
  /** Aborted when a person wants a long command to end. */
  readonly stop: AbortSignal;
}

/** Runs one command line. 0 when it was done; 1 when it was not, with one sentence that says why. */
export async function runCommand(words: readonly string[], around: Surroundings): Promise<0 | 1> {
  const { environment } = around;
  const screen = nameTill(around.screen, words);
  const dataDir = environment['DATA_DIR'] ?? '.data';
  let language: Language = 'fr';
  try {
    language = readLanguage(words);
    const request = readRequest(words);
    if (request === 'help') {
      screen.print(TEXTS[language].help);
    } else {
      const apiUrl = await findComptoir(environment, dataDir);
      await request.command.run(
        {
          dataDir,
          folders: openFolders(dataDir),
          apiUrl,
          language,
          now: around.now,
          uptime: around.uptime,
          screen,
          stop: around.stop,
        },
        request.args,
      );
    }
    return 0;
  } catch (error) {
    screen.warn(describeFailure(error, { language, dataDir }));
    return 1;
  }
}

const HELP_WORDS = new Set(['help', '--help', '-h', '--lang', '--lang=fr', '--lang=en']);

function readRequest([name = 'help', ...rest]: readonly string[]): 'help' | { command: Command; args: Arguments } {
  if (HELP_WORDS.has(name)) return 'help';
  const command = COMMANDS[name];
  if (command === undefined) throw new TerminalError((texts) => texts.unknownCommand(name));
  const args = readArguments(rest, command.shape);
  return args.flag('help') ? 'help' : { command, args };
}

/** Read before anything else, so that every refusal is in the language asked for. */
function readLanguage(words: readonly string[]): Language {
  const index = words.findIndex((word) => word === '--lang' || word.startsWith('--lang='));
  if (index < 0) return 'fr';
  const typed = words[index]?.split('=')[1] ?? words[index + 1] ?? '';
  if (typed !== 'fr' && typed !== 'en') throw new TerminalError((texts) => texts.badLanguage(typed));
  return typed;
}

/** A command that a sentence proposes, unless it names a till itself. */
const PROPOSED = /npm run terminal -- (?!help\b)[a-z-]+(?![a-z-])(?! --till)/g;

/** A screen on which each command that is proposed names the till that this one names: typed as it stands, it is done there too. */
export function nameTill(screen: Screen, words: readonly string[]): Screen {
  const till = tillIn(words);
  if (till === undefined) return screen;
  const named = (line: string): string => line.replaceAll(PROPOSED, (proposed) => `${proposed} --till ${till}`);
  return { ...screen, print: (line) => screen.print(named(line)), warn: (line) => screen.warn(named(line)) };
}

function tillIn(words: readonly string[]): string | undefined {
  const index = words.findIndex((word) => word === '--till' || word.startsWith('--till='));
  return index < 0 ? undefined : (words[index]?.split('=')[1] ?? words[index + 1]);
}
