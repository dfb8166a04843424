import { createClient, exportEndpoints } from '@settlement-help/contract';
import { apiOptions } from '../client.ts';

/** The endpoints of the export of everything about a person, called as the person of this session. */
export const exportApi = createClient(apiOptions, exportEndpoints);
