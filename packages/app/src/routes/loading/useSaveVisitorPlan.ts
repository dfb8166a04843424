import { isUnknown, type User } from '@settlement-help/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { chooseCountry } from '#app/features/account/queries.ts';
import { situationQuery } from '#app/features/checklist/queries.ts';
import { visitorPlan } from '#app/features/visitorPlan/visitorPlan.ts';
import { api } from '#app/lib/api/client.ts';
import { nullIfNotFound } from '#app/lib/api/notFound.ts';
import { queryKeys } from '#app/lib/api/queryKeys.ts';
import { showToast } from '#app/lib/toasts/toasts.ts';
import { useAppMessages } from '#app/messages/useAppMessages.ts';

/**
 * Moves the plan that a visitor asked to save to the account: the destination and the answers, unless the account has
 * its own. Returns true while it is saving. After a failure the plan stays on the device, and the next start tries again.
 */
export function useSaveVisitorPlan(user: User | undefined) {
  const queryClient = useQueryClient();
  const { network } = useAppMessages();
  const [plan] = useState(visitorPlan.toSave);
  const [isSaving, setIsSaving] = useState(plan !== null);

  const save = useEffectEvent(async () => {
    if (!user || !plan) return;
    try {
      if (plan.country && !user.country_selected) await chooseCountry(queryClient, plan.country);
      // Another team's server may have no situations.
      let etag: string | null = null;
      const onETag = (received: string | null) => {
        etag = received;
      };
      const known = await nullIfNotFound(api.getSituation({}, { onETag }));
      if (known && isUnknown(known) && !isUnknown(plan.situation)) {
        const situation = await api.setSituation({ body: plan.situation }, { ifMatch: etag });
        queryClient.setQueryData(situationQuery.queryKey, situation);
        queryClient.invalidateQueries({ queryKey: queryKeys.allSteps });
      }
      visitorPlan.erase();
    } catch {
      showToast({ tone: 'error', message: network });
    }
    setIsSaving(false);
  });

  const userId = user?.id;
  useEffect(() => {
    if (userId) save();
  }, [userId]);
  return isSaving;
}
