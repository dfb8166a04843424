// Runs in the browser, on the page about the API: sends the request of a form and shows what comes back.

const token = document.querySelector('#token');

/** The names and values that were filled in for a part of the request. */
const filledIn = (form, part) =>
  [...form.elements]
    .filter(({ dataset, value }) => dataset.part === part && value !== '')
    .map(({ name, files, value }) => [name, files ? files[0] : value]);

function requestOf(form) {
  const values = Object.fromEntries(filledIn(form, 'path'));
  const path = form.dataset.path.replaceAll(/\{(\w+)\}/g, (_, name) => encodeURIComponent(values[name]));
  const query = new URLSearchParams(filledIn(form, 'query'));
  const headers = new Headers(filledIn(form, 'header'));
  if (token.value) headers.set('Authorization', `Bearer ${token.value}`);
  const json = form.elements.body?.value;
  if (json) headers.set('Content-Type', 'application/json');
  const fields = new FormData();
  for (const [name, value] of filledIn(form, 'form')) fields.append(name, value);
  const body = json || (form.querySelector('[data-part=form]') ? fields : undefined);
  return new Request(`${path}?${query}`, { method: form.dataset.method, headers, body });
}

async function read(response) {
  const type = response.headers.get('Content-Type') ?? '';
  if (type.startsWith('application/json')) return JSON.stringify(await response.json(), null, 2);
  const { size } = await response.blob();
  return size > 0 ? `${size} bytes of ${type}` : '';
}

document.addEventListener('submit', async (event) => {
  event.preventDefault();
  const output = event.target.querySelector('output');
  output.textContent = '…';
  try {
    const response = await fetch(requestOf(event.target));
    const text = await read(response);
    output.textContent = `${response.status} ${response.statusText}\n${text}`;
    // The token of a log-in is used for later requests.
    if (text.includes('"access_token"')) token.value = JSON.parse(text).access_token;
  } catch (error) {
    output.textContent = String(error);
  }
});
