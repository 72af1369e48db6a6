import { v5 as uuid } from 'uuid';

const NAMESPACE = '5b0f5f4e-0c1a-4d57-9d5e-6f2a3c9be001';

/** The id of a thing of the demo world: the same on every machine. */
export const demoId = (
  kind:
    | 'partner'
    | 'merchant'
    | 'set-aside'
    | 'ticket'
    | 'ticket-reply'
    | 'user'
    | 'device'
    | 'promo-code'
    | 'employee'
    | 'customer'
    | 'estimate'
    | 'contract-document'
    | 'technician'
    | 'appointment'
    | 'note'
    | 'merchant-view'
    | 'message-template'
    | 'release-note',
  key: string,
): string => uuid(`${kind}:${key}`, NAMESPACE);
