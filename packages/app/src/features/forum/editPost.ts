import { endpoints, type Question } from '@settlement-help/contract';
import type { Post, PostChanges } from '@settlement-help/ui/domain';
import { api } from '#app/lib/api/client.ts';
import { nullIfNotFound } from '#app/lib/api/notFound.ts';
import { type Edit, saveEdit } from '#app/lib/conflicts/saveEdit.ts';

/** Saves the changed fields of the user's post. `post` is the one that the form showed. */
export function editPost(post: Post, values: PostChanges) {
  const params = { id: post.id };
  const base = post.kind === 'question' ? questionFields(post) : { content: post.content };
  const changes = Object.fromEntries(
    Object.entries(values).filter(([field, value]) => value !== base[field as keyof PostChanges]),
  );
  const requests: Pick<Edit<PostChanges>, 'load' | 'save' | 'parse'> = post.kind === 'question'
    ? {
        load: async (options) => {
          const question = await nullIfNotFound(
            api.getQuestion({ params, query: { count_view: 'false' } }, options),
          );
          return question && questionFields(question);
        },
        save: async (changed, current, options) => {
          const { title = '', content, category } = { ...current, ...changed };
          const body = { title, content: content || null, ...(category && { category }) };
          return questionFields(await api.updateQuestion({ params, body }, options));
        },
        parse: (current) => questionFields(endpoints.updateQuestion.response.parse(current)),
      }
    : {
        load: (options) => nullIfNotFound(api.getAnswer({ params }, options)),
        save: (changed, current, options) =>
          api.updateAnswer({ params, body: { content: changed.content ?? current.content } }, options),
        parse: (current) => endpoints.updateAnswer.response.parse(current),
      };
  return saveEdit({ ...requests, base, changes, loadDialog });
}

const loadDialog = async () => (await import('./PostConflict.tsx')).PostConflict;

const questionFields = ({
  title,
  content,
  category,
}: Pick<Post, 'title' | 'content' | 'category'> | Question): PostChanges => ({
  content: content ?? '',
  ...(title !== undefined && { title }),
  ...(category && { category }),
});
