import { carriesLink } from '@comptoir/domain/base/mail/carries-link';
import * as z from 'zod/mini';

/** A name that goes into mail, for a form, checked here as by the API. */
export const nameWithoutAddress = z.refine<string>((name) => !carriesLink(name), { error: 'has-address' });
