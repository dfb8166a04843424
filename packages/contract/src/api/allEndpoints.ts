import { communityEndpoints } from './communityEndpoints.ts';
import { downloadEndpoints } from './downloadEndpoints.ts';
import { endpoints } from './endpoints.ts';
import { exportEndpoints } from './exportEndpoints.ts';
import { passwordEndpoints } from './passwordEndpoints.ts';
import { reminderEndpoints } from './reminderEndpoints.ts';
import { sessionEndpoints } from './sessionEndpoints.ts';

/** Every endpoint of the API, for the server, the mocks and the OpenAPI document. */
export const allEndpoints = {
  ...endpoints,
  ...reminderEndpoints,
  ...exportEndpoints,
  ...communityEndpoints,
  ...sessionEndpoints,
  ...passwordEndpoints,
  ...downloadEndpoints,
} as const;

export type AllEndpoints = typeof allEndpoints;
/** The name of an endpoint, which is also the name of the client's method. */
export type EndpointName = keyof AllEndpoints;
