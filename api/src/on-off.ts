import { z } from 'zod';

/** A switch: `on` or `off`, and what it is when it is not set. */
export const onOff = (preset: 'on' | 'off') =>
  z
    .enum(['on', 'off'])
    .default(preset)
    .transform((value) => value === 'on');
