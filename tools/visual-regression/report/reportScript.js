const storyField = document.querySelector('#story');
const modeField = document.querySelector('#mode');
const sortField = document.querySelector('#sort');
const wholeField = document.querySelector('#whole');
const main = document.querySelector('main');
/** Absent in a page without a server. */
const acceptAllButton = document.querySelector('header button');
const sections = [...document.querySelectorAll('section')];

function filter() {
  const words = storyField.value.trim().toLowerCase();
  const articles = [...document.querySelectorAll('article')];
  for (const section of sections) {
    const isFound = section.dataset.story.includes(words);
    const own = [...section.querySelectorAll('article')];
    for (const article of own)
      article.hidden = !isFound || (modeField.value !== '' && article.dataset.mode !== modeField.value);
    // An accepted story has no pictures any more, but shows the result.
    section.hidden = !isFound || (own.length > 0 && own.every(({ hidden }) => hidden));
  }
  if (acceptAllButton) acceptAllButton.textContent = `Accept all ${articles.length} screenshots`;
  const shown = articles.filter(({ hidden }) => !hidden);
  document.querySelector('output').value = `${shown.length} of ${articles.length} shown`;
}

const orders = {
  name: (a, b) => a.dataset.story.localeCompare(b.dataset.story),
  size: (a, b) => Number(b.dataset.pixels) - Number(a.dataset.pixels) || orders.name(a, b),
};

storyField.addEventListener('input', filter);
modeField.addEventListener('change', filter);
sortField.addEventListener('change', () => main.append(...sections.toSorted(orders[sortField.value])));
wholeField.addEventListener('change', () => main.classList.toggle('whole', wholeField.checked));
filter();

document.addEventListener('input', ({ target }) => {
  if (target.type !== 'range') return;
  target.closest('figure').querySelector('.overlay').style.setProperty('--at', `${target.value}%`);
});

document.addEventListener('click', async ({ target }) => {
  const { copy, accept } = target.dataset;
  if (accept) await acceptScreenshots(target);
  if (!copy) return;
  await navigator.clipboard.writeText(copy);
  target.textContent = 'Copied';
});

const statusOf = (place) => place.querySelector('[role="status"]');

async function acceptScreenshots(button) {
  if (button.ariaDisabled === 'true') return;
  const section = button.closest('section');
  const status = statusOf(section ?? document.querySelector('header'));
  status.className = '';
  status.textContent = 'Accepting…';
  button.ariaDisabled = 'true';
  try {
    const result = await post(button.dataset.accept);
    for (const accepted of section ? [section] : sections) removePictures(accepted);
    status.textContent = result;
    if (!document.querySelector('article')) acceptAllButton.remove();
    // The button is gone, and the keyboard continues at the result.
    status.tabIndex = -1;
    status.focus();
    filter();
  } catch (error) {
    status.className = 'error';
    status.textContent = error.message;
    button.ariaDisabled = null;
  }
}

async function post(address) {
  const request = fetch(`${address}?loadedAt=${document.body.dataset.loadedAt}`, { method: 'POST' });
  const response = await request.catch(() => {
    throw new Error('The report has stopped. Run “pnpm screenshots:diff” again.');
  });
  const text = await response.text();
  if (!response.ok) throw new Error(text);
  return text;
}

function removePictures(section) {
  const left = section.querySelectorAll('article, button');
  if (left.length === 0) return;
  for (const element of left) element.remove();
  statusOf(section).className = '';
  statusOf(section).textContent = 'Accepted.';
}
