"""What can be read on a page: every text that is shown or spoken, and whether it finds room."""

from typing import Any

from playwright.sync_api import Page

# Texts in sight, and those that screen readers speak. The board's live log repeats what stands elsewhere.
_TEXTS = """() => {
    const found = [];
    const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walk.nextNode(); node; node = walk.nextNode()) {
        const box = node.parentElement;
        // Browsers write dates, in languages that somebody speaks.
        if (box.closest('script, style, code, time') || !box.checkVisibility()) continue;
        if (node.textContent.trim()) found.push(node.textContent.trim());
    }
    for (const box of document.querySelectorAll('[aria-label], [placeholder], [title], [alt], [aria-valuetext]')) {
        if (!box.checkVisibility()) continue;
        for (const name of ['aria-label', 'placeholder', 'title', 'alt', 'aria-valuetext']) {
            if (box.getAttribute(name)) found.push(box.getAttribute(name));
        }
    }
    return [...new Set(found)];
}"""

# A text is clipped where its box hides what does not fit, or where it sticks out of the button that it names.
_CLIPPED = """() => {
    const found = [];
    for (const box of document.querySelectorAll('body *')) {
        if (!(box instanceof HTMLElement) || !box.checkVisibility() || box.closest('.hidden-visually')) continue;
        const hasText = [...box.childNodes].some((node) => node.nodeType === 3 && node.textContent.trim());
        const isButton = box.matches('button, .button, select, summary');
        if (!hasText && !isButton) continue;
        const style = getComputedStyle(box);
        const scrolls = ['auto', 'scroll'].includes(style.overflowX) || style.display === 'inline';
        if (box.clientWidth <= 1 || scrolls) continue;
        const hides = style.overflowX !== 'visible' || isButton;
        if (hides && box.scrollWidth > box.clientWidth + 1) found.push(`${box.tagName} ${box.innerText.slice(0, 60)}`);
    }
    if (document.documentElement.scrollWidth > innerWidth) found.push('the page is wider than the screen');
    return found;
}"""


def texts(page: Page) -> list[str]:
    """Everything that can be read on the page or is spoken for it."""
    found: list[str] = page.evaluate(_TEXTS)
    return found


def clipped(page: Page) -> list[Any]:
    """Texts that find no room."""
    found: list[Any] = page.evaluate(_CLIPPED)
    return found
