import { createClient, passwordEndpoints } from '@settlement-help/contract';
import { apiOptions } from '../client.ts';

/** The endpoints that check and set passwords, called as the person of this session. */
export const passwordApi = createClient(apiOptions, passwordEndpoints);
