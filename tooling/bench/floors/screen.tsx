export default function Screen() {
  return (
    <form>
      <input type="email" aria-label="E-mailadres" />
      <input type="password" aria-label="Wachtwoord" />
      <button type="submit">Inloggen</button>
      <a href="/forgot-password">Wachtwoord vergeten?</a>
    </form>
  );
}
