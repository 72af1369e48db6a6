import { isDrawable } from '@comptoir/domain/base/files/is-drawable';
import * as z from 'zod/mini';

/** A text that stands on our documents, for a form, checked here as by the API. */
export const drawnText = z.refine<string>(isDrawable, { error: 'script' });
