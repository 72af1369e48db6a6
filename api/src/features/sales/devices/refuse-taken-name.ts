import pg from 'pg';
import { AppError } from '../../../platform/http/app-error.ts';

/**
 * Does what gives a linked till its name. Two that want one name at once both find it free: then the database's word counts.
 * @throws AppError device-name-taken
 */
export async function refuseTakenName<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    throw isNameTwice(error) ? new AppError('device-name-taken') : error;
  }
}

const isNameTwice = (error: unknown): boolean =>
  error instanceof pg.DatabaseError && error.code === '23505' && error.constraint === 'devices_name';
