import type { LocalCall } from '../../loopback/create-local-listener.ts';
import { gatewayPage, type Reply } from '../../loopback/reply.ts';
import type { Cards } from '../cards.ts';
import { authenticate, showAuthentication } from './authenticate.ts';
import { saveToken } from './save-token.ts';
import { showCardForm } from './show-card-form.ts';

/** Whatever comes to the address of the pages for card holders, an origin of its own. */
export function answerFrame(cards: Cards, call: LocalCall): Promise<Reply> | Reply {
  switch (`${call.request.method} ${call.url.pathname}`) {
    case 'GET /frame':
      return showCardForm(cards, call);
    case 'POST /frame/tokens':
      return saveToken(cards, call.request);
    case 'GET /authenticate':
      return showAuthentication(cards, call);
    case 'POST /authenticate':
      return authenticate(cards, call);
    default:
      return gatewayPage(404, 'Not Found');
  }
}
