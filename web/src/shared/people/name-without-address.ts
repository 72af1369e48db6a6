import { carriesAddress } from '@comptoir/domain/base/mail/carries-address';
import * as z from 'zod/mini';

/** A name that goes into mail, for a form, checked here as by the API. */
export const nameWithoutAddress = z.refine<string>((name) => !carriesAddress(name), { error: 'has-address' });
