import { jsonReply, type Reply } from '../../loopback/reply.ts';
import { FaceRefusal } from './face-refusal.ts';

/** The answer, or the refusal that it ended in. Other errors are thrown on. */
export async function answerOrRefuse(answer: () => Promise<Reply> | Reply): Promise<Reply> {
  try {
    return await answer();
  } catch (error) {
    if (error instanceof FaceRefusal) return jsonReply(error.status, error.body);
    throw error;
  }
}
