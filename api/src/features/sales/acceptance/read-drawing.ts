import { AppError } from '../../../platform/http/app-error.ts';

const LARGEST = 50 * 1024;
/** First bytes of every PNG. */
const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** A signature that was drawn: a picture and nothing else. @throws AppError validation-failed */
export function readDrawing(base64: string): Buffer {
  const picture = Buffer.from(base64, 'base64');
  if (picture.length > LARGEST || !picture.subarray(0, PNG.length).equals(PNG)) {
    throw new AppError('validation-failed', [{ path: 'drawn', rule: 'not-valid' }]);
  }
  return picture;
}
