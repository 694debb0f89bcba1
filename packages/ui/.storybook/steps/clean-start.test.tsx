import { describe, expect, it, jest } from '@jest/globals';
import { startClean } from './clean-start.ts';

describe('the start of a story', () => {
  it('inherits no focus, stored values or address', () => {
    document.body.innerHTML = '<button>Knop</button>';
    document.querySelector('button')?.focus();
    localStorage.setItem('concept', 'tekst');
    sessionStorage.setItem('positie', '3');
    window.history.replaceState(null, '', '/iframe.html?steps=played&id=knop--rust&pagina=3#deel');
    const scroll = jest.spyOn(window, 'scrollTo').mockReturnValue();
    startClean();
    expect(scroll).toHaveBeenCalledWith(0, 0);
    expect(document.activeElement).toBe(document.body);
    expect([localStorage.length, sessionStorage.length]).toEqual([0, 0]);
    expect(window.location.search + window.location.hash).toBe('?id=knop--rust&steps=played');
  });
});
