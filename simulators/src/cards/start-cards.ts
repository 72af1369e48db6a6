import { join } from 'node:path';
import { closeServer } from '../loopback/close-server.ts';
import { createLocalListener, type LocalCall } from '../loopback/create-local-listener.ts';
import { listen } from '../loopback/listen.ts';
import { type Ports, readPorts, writePorts } from '../loopback/ports.ts';
import type { Reply } from '../loopback/reply.ts';
import { answerMain } from './answer-main.ts';
import { type Cards, openCards } from './cards.ts';
import { answerCloverEcommerce } from './clover/answer-clover-ecommerce.ts';
import { createCardsRoutes } from './control/cards-controls.ts';
import { answerFrame } from './frame/answer-frame.ts';
import { answerStripe } from './stripe/answer-stripe.ts';

export interface CardsUrls {
  /** The card fields of the simulator's own face: `?session=…&lang=…&origin=…` is added to it. */
  frameUrl: string;
  /** Base of `/api/…`, for servers. */
  apiUrl: string;
  /** Base of `/sdk.js`, `/pakms/apikey` and `/v1/…` as Clover has them. */
  cloverUrl: string;
  /** Base of `/v1/…` as Stripe has them. */
  stripeUrl: string;
  /** Base of `/__sim/…`. */
  controlUrl: string;
  pageUrl: string;
}

export interface RunningCards {
  urls: CardsUrls;
  close: () => Promise<void>;
}

type Listener = 'frame' | 'main' | 'clover' | 'stripe';

/** Starts the simulated card network on loopback, with what it knew when it last ran in `dataDir`. `ports`: instead of the remembered ones. */
export async function startCards(options: { dataDir: string; ports?: Ports<Listener> }): Promise<RunningCards> {
  const cards = openCards(join(options.dataDir, 'cards'));
  const remembered = { ...readPorts<Listener>(cards.folder), ...options.ports };
  const listeners = createListeners(cards);
  const ports = {
    frame: await listen(listeners.frame, remembered.frame),
    main: await listen(listeners.main, remembered.main),
    clover: await listen(listeners.clover, remembered.clover),
    stripe: await listen(listeners.stripe, remembered.stripe),
  };
  writePorts(cards.folder, ports);
  const urls = urlsOf(ports);
  cards.frameUrl = urls.frameUrl;
  return {
    urls,
    close: async () => {
      await Promise.all(Object.values(listeners).map(closeServer));
      cards.close();
    },
  };
}

function urlsOf(ports: Readonly<Record<Listener, number>>): CardsUrls {
  const url = (name: Listener) => `http://127.0.0.1:${ports[name]}`;
  return {
    frameUrl: `${url('frame')}/frame`,
    apiUrl: url('main'),
    cloverUrl: url('clover'),
    stripeUrl: url('stripe'),
    controlUrl: url('main'),
    pageUrl: `${url('main')}/`,
  };
}

/** One for each origin: what a page of one may do, a page of another may not. */
function createListeners(cards: Cards) {
  const routes = createCardsRoutes(cards);
  const answering = (answer: (cards: Cards, call: LocalCall) => Promise<Reply> | Reply) =>
    createLocalListener((call) => answer(cards, call));
  return {
    frame: answering(answerFrame),
    main: createLocalListener((call) => answerMain(cards, routes, call)),
    clover: answering(answerCloverEcommerce),
    stripe: answering(answerStripe),
  };
}
