const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

export const escapeHtml = (text: string) =>
  text.replaceAll(/[&<>"]/g, (character) => entities[character] ?? '');
