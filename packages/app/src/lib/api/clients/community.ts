import { communityEndpoints, createClient } from '@settlement-help/contract';
import { apiOptions } from '../client.ts';

/** The endpoints of the community that no first screen needs, called as the person of this session. */
export const communityApi = createClient(apiOptions, communityEndpoints);
