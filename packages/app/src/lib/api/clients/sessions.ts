import { createClient, sessionEndpoints } from '@settlement-help/contract';
import { apiOptions } from '../client.ts';

/** The endpoints of all sessions of a person, called as the person of this session. */
export const sessionApi = createClient(apiOptions, sessionEndpoints);
