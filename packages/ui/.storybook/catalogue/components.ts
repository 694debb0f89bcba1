import { PAGE_NAME } from './page-name.ts';
import { searchWords } from './search-words.ts';
import type { Kind } from './wcag.ts';

export const maturities = {
  nieuw: 'Nieuw: kan nog veranderen',
  stabiel: 'Stabiel: verandert niet zonder reden',
  verouderd: 'Verouderd: gebruik iets anders',
} as const;

export interface ComponentFacts {
  /** The name that the package exports. Designers also find the component by this name. */
  name: string;
  /** The names of the same component in other libraries, in English. */
  aliases: readonly string[];
  /** The kinds of the component. Their success criteria of WCAG apply to the component. */
  kinds: readonly Kind[];
  maturity: keyof typeof maturities;
}

const facts = (
  name: string,
  aliases: string,
  kinds: readonly Kind[],
  maturity: keyof typeof maturities = 'stabiel',
): ComponentFacts => ({ name, aliases: aliases.split(', '), kinds, maturity });

/** Facts that Storybook can't read from the code of a component, by the title of its stories. A test requires an entry for each. */
export const components: Readonly<Record<string, ComponentFacts>> = {
  'Basis/Kaart': facts('Card', 'Panel, Box', ['text', 'layout']),
  'Basis/Raster': facts('Grid', 'Columns', ['layout']),
  'Basis/Icoon': facts('Icon', 'SVG', ['image']),
  'Basis/Link': facts('Link', 'Anchor', ['link']),
  'Basis/Opmerking': facts('IconNote', 'Remark, Hint', ['text'], 'nieuw'),
  'Basis/Onderdeel': facts('Section', 'Heading, Region', ['text', 'layout']),
  'Basis/Stapel': facts('Stack', 'Spacing, Button group', ['layout']),
  'Basis/Taakkaart': facts('TaskCard', 'KPI, Stat card', ['text', 'link']),
  'Basis/Alleen voor schermlezers': facts('VisuallyHidden', 'Screen reader only, sr-only', ['text']),
  'Knoppen/Knop': facts('Button', 'CTA', ['action']),
  'Knoppen/Icoonknop': facts('IconButton', 'Icon only button', ['action']),
  'Knoppen/Linkknop': facts('LinkButton', 'Button link', ['link']),
  'Knoppen/Menu': facts('Menu', 'Dropdown menu, Kebab, Context menu', ['action', 'layer']),
  'Knoppen/Keuzemenu': facts('SelectMenu', 'Dropdown, Listbox', ['action', 'layer']),
  'Knoppen/Korte tekst': facts('ShortLabel', 'Responsive label', ['text'], 'nieuw'),
  'Knoppen/Verstuurbalk': facts('SendBar', 'Submit bar, Sticky submit', ['action', 'layout'], 'nieuw'),
  'Knoppen/Tooltips': facts('Tooltips', 'Tooltip, Hint', ['text', 'layer'], 'nieuw'),
  'Formulier/Selectievakje': facts('Checkbox', 'Tick box', ['field']),
  'Formulier/Kopieerveld': facts('CopyField', 'Copy to clipboard', ['field', 'action']),
  'Formulier/Datumveld': facts('DateField', 'Date picker, Calendar', ['field']),
  'Formulier/Bestanden': facts('FileUpload', 'Dropzone, Uploader', ['field', 'drag']),
  'Formulier/Voortgang van bestanden': facts('UploadList', 'Upload progress', ['progress', 'list']),
  'Formulier/Formulier': facts('Form', 'Fieldset', ['field']),
  'Formulier/Bouwsteen van een regel': facts('InputField', 'Input', ['field']),
  'Formulier/Keuzebalk': facts('ChoiceBar', 'Segmented control, Button group', ['field'], 'nieuw'),
  'Formulier/Eenmalige code': facts('OneTimeCodeField', 'OTP, Verification code', ['field']),
  'Formulier/Wachtwoord': facts('PasswordField', 'Password input', ['field']),
  'Formulier/Wachtwoordsterkte': facts('PasswordStrength', 'Strength meter', ['status']),
  'Formulier/Keuzerondjes': facts('RadioGroup', 'Radio buttons', ['field']),
  'Formulier/Zoekveld': facts('SearchField', 'Search input', ['field']),
  'Formulier/Keuzelijst': facts('Select', 'Dropdown, Listbox', ['field']),
  'Formulier/Suggesties': facts('Suggestions', 'Quick picks, Choice chips', ['action'], 'nieuw'),
  'Formulier/Lijst met schakelaars': facts('SwitchList', 'Toggle list', ['field', 'list'], 'nieuw'),
  'Formulier/Schakelaar': facts('Switch', 'Toggle', ['field']),
  'Formulier/Labels': facts('TagInput', 'Token field, Chips input', ['field']),
  'Formulier/Tekstvak': facts('TextArea', 'Multiline input', ['field']),
  'Formulier/Tekstveld': facts('TextField', 'Text input', ['field']),
  'Meldingen/Melding': facts('Alert', 'Notice, Message', ['status']),
  'Meldingen/Banner': facts('Banner', 'System bar', ['status']),
  'Meldingen/Bevestiging': facts('ConfirmDialog', 'Confirm, Alert dialog', ['layer', 'action']),
  'Meldingen/Aftellen': facts('Countdown', 'Timer', ['status', 'time']),
  'Meldingen/Venster': facts('Dialog', 'Modal, Drawer, Sheet', ['layer']),
  'Meldingen/Leeg': facts('EmptyState', 'Blank slate, Zero state', ['text']),
  'Meldingen/Fout': facts('ErrorState', 'Error page, Retry', ['status', 'action']),
  'Meldingen/Vast paneel': facts('FloatingPanel', 'Tray, Bottom panel', ['layer', 'status']),
  'Meldingen/Zwevend vlak': facts('Popover', 'Tooltip, Flyout', ['layer']),
  'Meldingen/Voortgang': facts('ProgressBar', 'Progress, Meter', ['progress']),
  'Meldingen/Laden': facts('SkeletonGroup', 'Skeleton, Placeholder', ['progress']),
  'Meldingen/Wachten': facts('Spinner', 'Loader, Busy', ['progress']),
  'Meldingen/Toast': facts('ToastRegion', 'Snackbar, Notification', ['status', 'layer']),
  'Gegevens/Bedrag': facts('AmountText', 'Currency, Money', ['text']),
  'Gegevens/Initialen': facts('Avatar', 'Initials, User picture', ['image']),
  'Gegevens/Filter': facts('Chip', 'Filter tag, Pill', ['action']),
  'Gegevens/Ingekorte tekst': facts('ClampedText', 'Truncate, Ellipsis', ['text']),
  'Gegevens/Codes om te bewaren': facts(
    'CodeList',
    'Recovery codes, Backup codes',
    ['list', 'action'],
    'nieuw',
  ),
  'Gegevens/Aantal': facts('CountBadge', 'Badge, Counter', ['text']),
  'Gegevens/Tabel': facts('DataTable', 'Table, Data grid', ['table']),
  'Gegevens/Datum': facts('DateText', 'Date, Time', ['text']),
  'Gegevens/Regel met feiten': facts('FactLine', 'Metadata, Byline', ['text'], 'nieuw'),
  'Gegevens/Gegevenslijst': facts('DescriptionList', 'Key value, Definition list', ['list']),
  'Gegevens/Documenten': facts('DocumentRow', 'File list, Attachments', ['list', 'link']),
  'Gegevens/Lijst van wat is verwijderd': facts(
    'DeletedList',
    'Trash, Recycle bin',
    ['list', 'action', 'image'],
    'nieuw',
  ),
  'Gegevens/Bestandssoort': facts('FileExtensionTag', 'File type', ['text']),
  'Gegevens/Bestandsgrootte': facts('FileSizeText', 'File size, Bytes', ['text']),
  'Gegevens/Filterbalk': facts('FilterBar', 'Toolbar, Filters', ['field', 'layout']),
  'Gegevens/Filterkeuze': facts('FilterChip', 'Filter dropdown, Facet', ['field']),
  'Gegevens/Filterformulier': facts('FilterForm', 'Range filter, Facet', ['field', 'layer'], 'nieuw'),
  'Gegevens/Filters op een telefoon': facts(
    'FilterSheet',
    'Bottom sheet, Mobile filters',
    ['field', 'layer'],
    'nieuw',
  ),
  'Gegevens/Aantal van een lijst': facts('ListCount', 'Result count, Total', ['status'], 'nieuw'),
  "Gegevens/Lijst met pagina's": facts(
    'PagedList',
    'Pagination, Paged table',
    ['list', 'navigation'],
    'nieuw',
  ),
  'Gegevens/Toets': facts('Kbd', 'Keyboard key', ['text']),
  'Gegevens/Lijst met links': facts('LinkList', 'List group', ['list', 'link']),
  'Gegevens/Vergaderingen': facts('MeetingRow', 'Agenda, Event list', ['list', 'link']),
  'Gegevens/Berichten': facts('Message', 'Feed, Post', ['list', 'link']),
  'Gegevens/Nieuwe berichten': facts('NewItems', 'Live updates, New items', ['status', 'action']),
  'Gegevens/Bladeren': facts('Pagination', 'Pager, Paging', ['navigation', 'action']),
  'Gegevens/QR-code': facts('QrCode', 'QR, Barcode', ['image'], 'nieuw'),
  'Gegevens/Fragment': facts('Snippet', 'Search result, Excerpt', ['text']),
  'Gegevens/Stand': facts('Status', 'State, Status dot', ['text', 'status']),
  'Gegevens/Nieuw': facts('ItemGrid', 'Item grid, Teaser, Card grid', ['list', 'link', 'image'], 'nieuw'),
  'Gegevens/Label': facts('Tag', 'Label, Badge', ['text']),
  'Gegevens/Miniatuur': facts('Thumbnail', 'Preview, File icon', ['image']),
  'Gegevens/Volgende stappen': facts('NextSteps', 'How it works, Process steps', ['list'], 'nieuw'),
  'Media/Fotovolgorde': facts('ImageOrder', 'Sortable, Drag and drop', ['drag', 'list', 'image']),
  'Media/Fototegels': facts('PhotoTiles', 'Photo upload, Attachments', ['list', 'image', 'field'], 'nieuw'),
  'Media/Foto groot': facts('Lightbox', 'Photo viewer, Gallery, Carousel', ['layer', 'image', 'drag']),
  'Media/PDF-weergave': facts('PdfViewer', 'Document viewer', ['image', 'action', 'layout']),
  'Media/Fotoraster': facts('PhotoGrid', 'Gallery, Masonry', ['list', 'image', 'link']),
  'Media/Afbeelding': facts('Picture', 'Image, Figure', ['image']),
  'Kader/Raamwerk': facts('AppShell', 'Layout, Frame', ['layout', 'navigation']),
  'Kader/Verenigingskeuze': facts('AssociationSwitcher', 'Tenant switcher', ['field', 'layer']),
  'Kader/Bestuurslabel': facts('BoardTag', 'Role badge', ['text']),
  'Kader/Logo': facts('BrandLogo', 'Brand', ['image', 'link']),
  'Kader/Browserwaarschuwing': facts('BrowserWarning', 'Unsupported browser', ['status']),
  'Kader/Burgermenu': facts('BurgerSheet', 'Hamburger menu, Side nav', ['navigation', 'layer']),
  'Kader/Inlogkader': facts('CenteredLayout', 'Login layout, Auth layout', ['layout']),
  'Kader/Bladzijde over één ding': facts('DetailLayout', 'Detail page', ['layout'], 'nieuw'),
  'Kader/Voet': facts('Footer', 'Site footer', ['navigation', 'link']),
  'Kader/Instellingen': facts(
    'SettingsLayout',
    'Settings page, Preferences',
    ['layout', 'navigation'],
    'nieuw',
  ),
  'Kader/Menulijst': facts('NavigationList', 'Nav list, Sidebar', ['navigation', 'link']),
  'Kader/Menubalk': facts('NavigationMenu', 'Navbar, Main navigation', ['navigation', 'link']),
  'Kader/Submenu': facts('NavigationSubmenu', 'Dropdown navigation', ['navigation', 'action', 'layer']),
  'Kader/Titelbalk': facts('PageTitleBar', 'Page header, Breadcrumb', ['text', 'layout']),
  'Kader/Bladzijde': facts('Page', 'Page layout, Template', ['layout']),
  'Kader/Zoekknop': facts('SearchButton', 'Search trigger', ['action']),
  'Kader/Naar de inhoud': facts('SkipLink', 'Skip to content', ['link', 'navigation']),
  'Kader/Bovenbalk': facts('TopBar', 'Header, App bar', ['navigation', 'layout']),
};

/** Returns the name of the documentation page of a component: all names of the component, because the search of Storybook reads names alone. */
export function pageNameOf(title: string): string {
  const component = components[title];
  if (component === undefined) throw new Error(`There is no component with the title "${title}".`);
  const names = [component.name, ...component.aliases, ...(searchWords[title] ?? [])];
  return `${PAGE_NAME}: ${names.join(', ')}`;
}
