import { type Country, isUnknown } from '@settlement-help/contract';
import { queryOptions } from '@tanstack/react-query';
import { absoluteUrls } from '#app/lib/api/absoluteUrls.ts';
import { api } from '#app/lib/api/client.ts';
import { nullIfNotFound } from '#app/lib/api/notFound.ts';
import { queryKeys } from '#app/lib/api/queryKeys.ts';
import { loadOrCopy } from '#app/lib/offline/readableOffline.ts';

/** What the person told about themselves; null where nothing is known, or on a server that does not ask. */
export const situationQuery = queryOptions({
  queryKey: queryKeys.situation,
  queryFn: ({ signal }) =>
    loadOrCopy(queryKeys.situation, async () => {
      const situation = await nullIfNotFound(api.getSituation({}, { signal }));
      return situation && !isUnknown(situation) ? situation : null;
    }),
});

/** The steps that are not for the person, which only a plan of their own has. */
export const leftOutQuery = (country: Country) =>
  queryOptions({
    queryKey: queryKeys.leftOutSteps(country),
    queryFn: ({ signal }) =>
      loadOrCopy(queryKeys.leftOutSteps(country), async () =>
        (await api.listLeftOutSteps({}, { signal })).map(absoluteUrls.step),
      ),
  });
