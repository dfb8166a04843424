import type { StoredDocument } from '@settlement-help/contract';
import type { DocumentEdit } from '@settlement-help/ui/domain';
import { useQueryClient } from '@tanstack/react-query';
import { situationQuery } from '#app/features/checklist/queries.ts';
import { useSituationActions } from '#app/features/checklist/useSituation.ts';
import { useDocumentActions } from '#app/features/documents/useDocumentActions.ts';
import { actionDuration, showToast } from '#app/lib/toasts/toasts.ts';
import { useAppMessages } from '#app/messages/useAppMessages.ts';

/** Saves the details of a document, and offers to use the end of a residence permit in the plan. */
export function useEditDocument() {
  const queryClient = useQueryClient();
  const { edit } = useDocumentActions();
  const { answer } = useSituationActions();
  const { documents: messages } = useAppMessages();

  /** Dates of the plan count from the end of a residence permit. The user decides whether it is this one. */
  const offerForPlan = ({ kind, expires_on }: StoredDocument) => {
    const situation = queryClient.getQueryData(situationQuery.queryKey);
    if (kind !== 'residence_permit' || !expires_on || !situation) return;
    if (situation.permit_ends_on === expires_on) return;
    showToast({
      tone: 'info',
      message: messages.permitEnds({ iso: expires_on }),
      duration: actionDuration,
      action: {
        label: messages.useInPlan,
        onClick: () => {
          answer({ permit_ends_on: expires_on }).catch(() =>
            showToast({ tone: 'error', message: messages.notInPlan }),
          );
        },
      },
    });
  };

  return async (document: StoredDocument, changes: DocumentEdit) =>
    offerForPlan(await edit(document, changes));
}
