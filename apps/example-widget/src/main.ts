import { VveWidget } from './widget.ts';

customElements.define('vve-widget', VveWidget);
