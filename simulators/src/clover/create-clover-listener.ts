import type { FastifyInstance } from 'fastify';
import { addControlRoutes } from '../shared/control-routes.ts';
import { createLocalListener, refuseLongBodies, replying } from '../loopback/create-listener.ts';
import { addPages } from '../page/add-pages.ts';
import type { Clover } from './clover.ts';
import { cloverError } from './clover-error.ts';
import { createCloverRoutes } from './clover-controls.ts';
import { launch } from './oauth/launch.ts';
import { answerThroughFault } from './answer-through-fault.ts';
import { authorize } from './oauth/authorize.ts';
import { exchangeCode } from './oauth/exchange-code.ts';
import { refreshTokens } from './oauth/refresh-tokens.ts';
import { EN } from './page/clover-page.en.ts';
import { FR } from './page/clover-page.fr.ts';
import { renderHome } from './page/render-home.ts';
import { addRestRoutes } from './rest/add-rest-routes.ts';

const MAX_FORM_BYTES = 10_000;
const MAX_BODY_BYTES = 100_000;

/** Clover's one address: its pages, its interfaces, and the control plane of this machine. */
export function createCloverListener(clover: Clover): FastifyInstance {
  const app = createLocalListener();
  addRestRoutes(app, clover);
  addControlRoutes(app, '/__sim', createCloverRoutes(clover));
  app.get(
    '/__sim/launch',
    replying(({ url }) => launch(clover, url)),
  );
  const met = { route: 'authorize', merchantId: null } as const;
  const consent = replying((call) => answerThroughFault(clover, met, () => authorize(clover, call)));
  app.all('/oauth/v2/authorize', { bodyLimit: MAX_FORM_BYTES }, consent);
  void app.register(async (scope) => {
    refuseLongBodies(scope, () => cloverError(413, '413 Payload Too Large'));
    const bodyLimit = MAX_BODY_BYTES;
    scope.all(
      '/oauth/v2/token',
      { bodyLimit },
      replying((call) => exchangeCode(clover, call)),
    );
    scope.all(
      '/oauth/v2/refresh',
      { bodyLimit },
      replying((call) => refreshTokens(clover, call)),
    );
  });
  addPages(app, { fr: FR, en: EN }, { home: (texts) => renderHome(clover, texts) });
  return app;
}
