import type { Tasks } from '../../../platform/jobs/start-jobs.ts';
import {
  continuePriceMoves,
  moveJob,
  RUN_PRICE_MOVE,
  runPriceMove,
  SEND_PRICE_LETTER,
  SEND_PRICE_RECALL,
} from './run-price-move.ts';
import { priceLetter, sendPriceLetter, sendPriceRecall, type PriceLetterDeps } from './send-price-letter.ts';

const CONTINUE_PRICE_MOVES = 'continue-price-moves';

/** Every hour: a move whose job was given up, or lost. */
export const PRICE_MOVES_CRONTAB = `40 * * * * ${CONTINUE_PRICE_MOVES}`;

export const priceMoveTasks = (deps: PriceLetterDeps): Tasks => ({
  [RUN_PRICE_MOVE]: (payload) => runPriceMove(deps, moveJob.parse(payload)),
  [SEND_PRICE_LETTER]: (payload) => sendPriceLetter(deps, priceLetter.parse(payload)),
  [SEND_PRICE_RECALL]: (payload) => sendPriceRecall(deps, priceLetter.parse(payload)),
  [CONTINUE_PRICE_MOVES]: () => continuePriceMoves(deps),
});
