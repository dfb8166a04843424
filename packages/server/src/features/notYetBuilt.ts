import { type EndpointName, endpoints } from '@settlement-help/contract';
import { HttpProblem } from '#server/http/problem.ts';
import type { Router } from '#server/http/router.ts';

/** The endpoints of the table that this server does not answer yet; a test holds that the rest are built. */
export const notYetBuilt = ['uploadProfilePhoto'] as const satisfies EndpointName[];

export function notYetBuiltRoutes({ route }: Router) {
  for (const name of notYetBuilt) {
    route(endpoints[name], () => {
      throw new HttpProblem(501, `${endpoints[name].summary}: this part of the server is not built yet`);
    });
  }
}
