import type { FastifyInstance } from 'fastify';
import { join } from 'node:path';
import { addControlRoutes } from '../shared/control-routes.ts';
import { closeServer } from '../loopback/close-server.ts';
import { createLocalListener, replying } from '../loopback/create-listener.ts';
import { listenTo } from '../loopback/listen.ts';
import { type Ports, readPorts, writePorts } from '../loopback/ports.ts';
import { gatewayPage } from '../loopback/reply.ts';
import { addPages } from '../page/add-pages.ts';
import { addApiRoutes } from './api/add-api-routes.ts';
import { refusal } from './api/api-voice.ts';
import { type Cards, openCards } from './cards.ts';
import { createCloverListener } from './clover/create-clover-listener.ts';
import { createCardsRoutes } from './cards-controls.ts';
import { authenticate, showAuthentication } from './frame/authenticate.ts';
import { saveToken } from './frame/save-token.ts';
import { showCardForm } from './frame/show-card-form.ts';
import { EN } from './page/cards-page.en.ts';
import { FR } from './page/cards-page.fr.ts';
import { renderHome } from './page/render-home.ts';
import { createStripeListener } from './stripe/create-stripe-listener.ts';
import { MAX_BODY_BYTES } from './core/read-request.ts';

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
    frame: await listenTo(listeners.frame, remembered.frame),
    main: await listenTo(listeners.main, remembered.main),
    clover: await listenTo(listeners.clover, remembered.clover),
    stripe: await listenTo(listeners.stripe, remembered.stripe),
  };
  writePorts(cards.folder, ports);
  const urls = urlsOf(ports);
  cards.frameUrl = urls.frameUrl;
  return {
    urls,
    close: async () => {
      await Promise.all(Object.values(listeners).map(({ server }) => closeServer(server)));
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
const createListeners = (cards: Cards): Record<Listener, FastifyInstance> => ({
  frame: createFrameListener(cards),
  main: createMainListener(cards),
  clover: createCloverListener(cards),
  stripe: createStripeListener(cards),
});

/** The servers' calls of the simulator's own face, the control plane of this machine, and its page. */
function createMainListener(cards: Cards): FastifyInstance {
  const app = createLocalListener();
  addApiRoutes(app, cards);
  addControlRoutes(app, '/__sim', createCardsRoutes(cards));
  addPages(app, { fr: FR, en: EN }, { home: (texts) => renderHome(cards, texts) });
  return app;
}

/** The pages for card holders. */
function createFrameListener(cards: Cards): FastifyInstance {
  const app = createLocalListener(() => refusal(400, 'invalid_request', 'The body is too large.'));
  app.setNotFoundHandler(replying(() => gatewayPage(404, 'Not Found')));
  const bodyLimit = MAX_BODY_BYTES;
  app.get(
    '/frame',
    replying((call) => showCardForm(cards, call)),
  );
  app.post(
    '/frame/tokens',
    { bodyLimit },
    replying((call) => saveToken(cards, call)),
  );
  app.get(
    '/authenticate',
    replying((call) => showAuthentication(cards, call)),
  );
  app.post(
    '/authenticate',
    { bodyLimit },
    replying((call) => authenticate(cards, call)),
  );
  return app;
}
